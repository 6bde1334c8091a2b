-- Events for connected pages; see src/gateway/platform/events.

-- Call it last in a transaction. Until the commit no other event gets a number, so numbers become visible in order, and
-- a page that has received one event has received all earlier ones.
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

CREATE OR REPLACE FUNCTION event_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM event_emit(member_id, '{"type": "message"}') FROM (SELECT DISTINCT member_id FROM changed ORDER BY 1) members;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION event_of_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM event_emit(NULL, jsonb_build_object('type', 'announcement', 'announcementId', NEW.code, 'kind', NEW.kind));
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION event_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('arara_event', json_build_object('kind', 'logout', 'session', NEW.id::text)::text);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION event_of_setting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.name, OLD.name) IN ('maintenance', 'region') THEN
    PERFORM pg_notify('arara_event', '{"kind": "status"}');
  END IF;
  RETURN NULL;
END
$$;

GRANT EXECUTE ON FUNCTION event_emit TO arara_app;
