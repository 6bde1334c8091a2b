-- What open pages are told of. All of it goes over one channel; what must not be missed is kept here for a day too.
-- Changes of balances are told by the gateways after the commit and in batches: a NOTIFY inside the transaction of
-- every spin would make all commits queue behind one lock.

CREATE TABLE event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null for everybody.
  member_id bigint,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX event_of_member ON event (member_id, id);

-- Call it last in a transaction: until the commit no other event gets a number, so numbers appear in their order and
-- whoever has seen one has seen all before it.
CREATE FUNCTION event_emit(p_member bigint, p_body jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('event', 0));
  INSERT INTO event (member_id, body) VALUES (p_member, p_body) RETURNING id INTO v_id;
  PERFORM pg_notify('arara_event',
    json_build_object('kind', 'kept', 'id', v_id::text, 'member', p_member::text, 'body', p_body)::text);
END
$$;

CREATE FUNCTION event_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM event_emit(NEW.member_id, '{"type": "message"}');
  RETURN NULL;
END
$$;
CREATE TRIGGER member_message_event AFTER INSERT OR UPDATE OF read_at ON member_message
  FOR EACH ROW EXECUTE FUNCTION event_of_message();

CREATE FUNCTION event_of_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM event_emit(NULL, jsonb_build_object('type', 'announcement', 'announcementId', NEW.code, 'kind', NEW.kind));
  RETURN NULL;
END
$$;
CREATE TRIGGER announcement_event AFTER INSERT ON announcement
  FOR EACH ROW EXECUTE FUNCTION event_of_announcement();

CREATE FUNCTION event_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('arara_event', json_build_object('kind', 'logout', 'session', NEW.id::text)::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER session_event AFTER UPDATE OF ended_at ON session
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION event_of_session();

CREATE FUNCTION event_of_setting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.name, OLD.name) IN ('maintenance', 'region') THEN
    PERFORM pg_notify('arara_event', '{"kind": "status"}');
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER system_setting_event AFTER INSERT OR UPDATE OR DELETE ON system_setting
  FOR EACH ROW EXECUTE FUNCTION event_of_setting();

-- Lets one socket speak for a session, once, within half a minute.
CREATE TABLE event_ticket (
  ticket_hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES session,
  expires_at timestamptz NOT NULL
);
CREATE INDEX event_ticket_by_expiry ON event_ticket (expires_at);
