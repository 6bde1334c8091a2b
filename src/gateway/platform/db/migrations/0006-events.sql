-- What open pages are told of. All of it goes over one channel; what must not be missed is kept here for a day too.
-- Changes of balances are told by the gateways after the commit and in batches: a NOTIFY inside the transaction of
-- every spin would make all commits queue behind one lock.

-- Events of the last day.
CREATE TABLE event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null for everybody.
  member_id bigint,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX event_of_member ON event (member_id, id);
CREATE INDEX event_by_time ON event (created_at);

-- Lets one socket speak for a session, once, within half a minute.
CREATE TABLE event_ticket (
  ticket_hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES session,
  expires_at timestamptz NOT NULL
);
CREATE INDEX event_ticket_by_expiry ON event_ticket (expires_at);
CREATE INDEX event_ticket_by_session ON event_ticket (session_id);

-- Ends of sessions and changed settings are told to all gateways, but not kept.
CREATE FUNCTION event_of_session() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER session_event AFTER UPDATE OF ended_at ON session
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION event_of_session();
CREATE FUNCTION event_of_setting() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER system_setting_event AFTER INSERT OR UPDATE OR DELETE ON system_setting
  FOR EACH ROW EXECUTE FUNCTION event_of_setting();
