declare module "virtual:icons" {
  /** The drawings of the pictures in use, by their names. */
  const drawings: Record<string, string>;
  export default drawings;
}
