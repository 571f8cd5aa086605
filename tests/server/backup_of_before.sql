-- A backup, dumped as SQL, as it was written when the settings of a game were still called options.
BEGIN TRANSACTION;
CREATE TABLE accounts (
    guest VARCHAR(32) NOT NULL,
    "key" VARCHAR(100) NOT NULL,
    password VARCHAR(200) NOT NULL,
    made FLOAT NOT NULL,
    tries INTEGER NOT NULL,
    tried FLOAT NOT NULL,
    PRIMARY KEY (guest),
    UNIQUE ("key")
);
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chats (
    number INTEGER NOT NULL,
    "table" VARCHAR(32) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    name VARCHAR(24) NOT NULL,
    seat INTEGER,
    text VARCHAR(500) NOT NULL,
    ref VARCHAR(40) NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (number),
    UNIQUE ("table", guest, ref),
    FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE entries (
    "table" VARCHAR(32) NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    at FLOAT NOT NULL,
    guest VARCHAR(32),
    ref VARCHAR(40),
    PRIMARY KEY ("table", number),
    UNIQUE ("table", guest, ref),
    FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('v_pwJ4QMONkf2oe5',0,'{"kind":"seat","seat":0,"change":"taken","guest":"Wi3WptfOSZYeqqDD","name":"Ada"}',1.79484799450884509081e+09,NULL,NULL);
INSERT INTO "entries" VALUES('v_pwJ4QMONkf2oe5',1,'{"kind":"seat","seat":1,"change":"bot","name":"Mordaunt","level":"easy"}',1.79484799450884509081e+09,NULL,NULL);
INSERT INTO "entries" VALUES('v_pwJ4QMONkf2oe5',2,'{"kind":"choice","seat":0,"decision":0,"option":21}',1.79484799458919286729e+09,'Wi3WptfOSZYeqqDD','r1');
INSERT INTO "entries" VALUES('v_pwJ4QMONkf2oe5',3,'{"kind":"choice","seat":0,"decision":1,"option":9}',1.79484799460669255258e+09,'Wi3WptfOSZYeqqDD','r2');
INSERT INTO "entries" VALUES('v_pwJ4QMONkf2oe5',4,'{"kind":"choice","seat":1,"decision":0,"option":38}',1.79484799460928273195e+09,NULL,NULL);
INSERT INTO "entries" VALUES('v_pwJ4QMONkf2oe5',5,'{"kind":"choice","seat":1,"decision":1,"option":51}',1.79484799463087964059e+09,NULL,NULL);
INSERT INTO "entries" VALUES('v_pwJ4QMONkf2oe5',6,'{"kind":"choice","seat":0,"decision":2,"option":47}',1.7948479946418447494e+09,'Wi3WptfOSZYeqqDD','r3');
INSERT INTO "entries" VALUES('v_pwJ4QMONkf2oe5',7,'{"kind":"choice","seat":1,"decision":2,"option":0}',1.79484799464302921295e+09,NULL,NULL);
INSERT INTO "entries" VALUES('v_pwJ4QMONkf2oe5',8,'{"kind":"choice","seat":1,"decision":3,"option":16}',1.7948479946504375935e+09,NULL,NULL);
CREATE TABLE guests (
    id VARCHAR(32) NOT NULL,
    name VARCHAR(24) NOT NULL,
    made FLOAT NOT NULL,
    PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('Wi3WptfOSZYeqqDD','Ada',1.79484799440771889689e+09);
CREATE TABLE hooks (
    guest VARCHAR(32) NOT NULL,
    url VARCHAR(500) NOT NULL,
    site VARCHAR(300) NOT NULL,
    PRIMARY KEY (guest)
);
CREATE TABLE quieted (
    number INTEGER NOT NULL,
    guest VARCHAR(32) NOT NULL,
    other VARCHAR(32) NOT NULL,
    name VARCHAR(24) NOT NULL,
    blocked BOOLEAN NOT NULL,
    PRIMARY KEY (number),
    UNIQUE (guest, other)
);
CREATE TABLE reports (
    id INTEGER NOT NULL,
    "table" VARCHAR(32) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    number INTEGER NOT NULL,
    text VARCHAR(2000) NOT NULL,
    scene TEXT NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE results (
    "table" VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL,
    guest VARCHAR(32),
    name VARCHAR(24) NOT NULL,
    place INTEGER NOT NULL,
    won BOOLEAN NOT NULL,
    ended FLOAT NOT NULL,
    PRIMARY KEY ("table", seat),
    FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE seats (
    "table" VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL,
    guest VARCHAR(32) NOT NULL,
    PRIMARY KEY ("table", seat),
    FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('v_pwJ4QMONkf2oe5',0,'Wi3WptfOSZYeqqDD');
CREATE TABLE server_key (value BLOB);
INSERT INTO "server_key" VALUES(X'0000000000000000000000000000000000000000000000000000000000000000');
CREATE TABLE sessions (
    token VARCHAR(64) NOT NULL,
    guest VARCHAR(32) NOT NULL,
    made FLOAT NOT NULL,
    PRIMARY KEY (token)
);
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL,
    game VARCHAR(32) NOT NULL,
    rules_version INTEGER NOT NULL,
    cards VARCHAR(64) NOT NULL,
    players INTEGER NOT NULL,
    options JSON NOT NULL,
    seed VARCHAR(40) NOT NULL,
    host VARCHAR(32) NOT NULL,
    public BOOLEAN NOT NULL,
    hints BOOLEAN NOT NULL,
    clock JSON NOT NULL,
    made FLOAT NOT NULL,
    status VARCHAR(12) NOT NULL,
    changed FLOAT NOT NULL, length INTEGER DEFAULT '0' NOT NULL, due FLOAT, fingerprint VARCHAR(16) DEFAULT '' NOT NULL,
    PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('v_pwJ4QMONkf2oe5','dealings',2,'eb3eb2e3092bec10',2,'{"mode": "hardcore"}','302277760209877878655554977521750390857','Wi3WptfOSZYeqqDD',0,1,'{"kind": "off", "seconds": 60}',1.79484799450884509081e+09,'playing',1.7948479946504375935e+09,9,NULL,'2dfee79c0237d87a');
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX tables_listed ON tables (public, status, changed);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_chats_table ON chats ("table");
CREATE INDEX ix_reports_table ON reports ("table");
CREATE INDEX ix_sessions_guest ON sessions (guest);
CREATE INDEX ix_quieted_other ON quieted (other);
CREATE INDEX ix_results_guest ON results (guest);
CREATE INDEX ix_tables_due ON tables (due);
COMMIT;
