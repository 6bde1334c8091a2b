-- The civil time of a zone as the gateway knows it: from a moment on, so many minutes ahead of UTC. PostgreSQL has its own data of zones,
-- which differ from those of Node; a day that both compute must begin at one moment. See decision 0105.
CREATE TABLE zone_offset (
  zone text NOT NULL,
  from_at timestamptz NOT NULL,
  minutes smallint NOT NULL,
  PRIMARY KEY (zone, from_at)
);
