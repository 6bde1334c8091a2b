-- Attempts at a secret (gateway/auth/login-guard.ts). Those of one subject take turns here, in however many gateways.

-- Counts a failure. A window of failures begins anew when it is over. A running lock is not extended.
CREATE OR REPLACE FUNCTION attempt_failed(p_subject bytea, p_now timestamptz, p_since timestamptz, p_most int, p_lock timestamptz)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO login_guard AS guard (subject, failures, first_failed_at, last_failed_at)
    VALUES (p_subject, 1, p_now, p_now)
    ON CONFLICT (subject) DO UPDATE SET
      failures = CASE WHEN guard.first_failed_at <= p_since THEN 1 ELSE guard.failures + 1 END,
      first_failed_at = CASE WHEN guard.first_failed_at <= p_since THEN p_now ELSE guard.first_failed_at END,
      last_failed_at = p_now,
      locked_until = CASE
        WHEN guard.locked_until > p_now THEN guard.locked_until
        WHEN guard.first_failed_at > p_since AND guard.failures + 1 >= p_most THEN p_lock
      END
$$;

-- NULL: the attempt has begun, and is forgotten at `p_until`. Otherwise the moment until which no further one may begin. Failures
-- since `p_since` and attempts under way are never more than `p_most` together.
CREATE OR REPLACE FUNCTION attempt_begin(p_subject bytea, p_id uuid, p_now timestamptz, p_until timestamptz, p_since timestamptz, p_most int)
RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE
  v_lock timestamptz;
  v_failures int;
  v_under_way int;
  v_free timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(encode(p_subject, 'hex'), 0));
  SELECT locked_until, CASE WHEN first_failed_at > p_since THEN failures ELSE 0 END INTO v_lock, v_failures
    FROM login_guard WHERE subject = p_subject;
  IF v_lock > p_now THEN RETURN v_lock; END IF;
  DELETE FROM login_attempt WHERE subject = p_subject AND until <= p_now;
  SELECT count(*), min(until) INTO v_under_way, v_free FROM login_attempt WHERE subject = p_subject;
  IF v_under_way > 0 AND coalesce(v_failures, 0) + v_under_way >= p_most THEN RETURN v_free; END IF;
  INSERT INTO login_attempt (id, subject, until) VALUES (p_id, p_subject, p_until);
  RETURN NULL;
END
$$;

-- Ends an attempt. False: it was forgotten meanwhile, and another may have taken its place, so its result must not be told.
CREATE OR REPLACE FUNCTION attempt_end(p_subject bytea, p_id uuid, p_wrong boolean, p_now timestamptz, p_since timestamptz, p_most int, p_lock timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(encode(p_subject, 'hex'), 0));
  DELETE FROM login_attempt WHERE id = p_id AND until > p_now;
  IF NOT FOUND THEN RETURN false; END IF;
  IF p_wrong THEN PERFORM attempt_failed(p_subject, p_now, p_since, p_most, p_lock); END IF;
  RETURN true;
END
$$;

GRANT EXECUTE ON FUNCTION attempt_failed, attempt_begin, attempt_end TO arara_app;
