-- The agent line: who stands below whom, to any depth up to 64. Reports, contracts and the right to see an account read it.
-- A place is held from one civil day up to another, so that a day belongs to one line as a whole. See decision 0056.

-- Agents below agents, each with itself at depth 0. Members are not here: they have a place below an agent.
CREATE TABLE agent_line (
  upline_id bigint NOT NULL REFERENCES member,
  downline_id bigint NOT NULL REFERENCES member,
  depth smallint NOT NULL CHECK (depth BETWEEN 0 AND 64),
  -- Days of the operator's time zone; up to `to_day`, which does not belong to it any more.
  from_day date NOT NULL DEFAULT '-infinity',
  to_day date NOT NULL DEFAULT 'infinity',
  PRIMARY KEY (upline_id, downline_id, from_day),
  CHECK (from_day < to_day),
  CHECK ((depth = 0) = (upline_id = downline_id))
);
CREATE INDEX agent_line_above ON agent_line (downline_id, depth);

-- The agent directly above an account, which may be a member's or an agent's. Who was invited by a friend has none.
CREATE TABLE line_place (
  member_id bigint NOT NULL REFERENCES member,
  agent_id bigint NOT NULL REFERENCES member,
  from_day date NOT NULL DEFAULT '-infinity',
  to_day date NOT NULL DEFAULT 'infinity',
  -- When the account was opened.
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, from_day),
  CHECK (member_id <> agent_id),
  CHECK (from_day < to_day)
);
CREATE INDEX line_place_below ON line_place (agent_id, member_id);
CREATE INDEX line_place_joined ON line_place (agent_id, joined_at);

-- Who is there already. Account types of agents: product rule 1.1.
INSERT INTO agent_line (upline_id, downline_id, depth)
  WITH RECURSIVE line AS (
    SELECT id AS upline_id, id AS downline_id, 0 AS depth FROM member WHERE type IN (1, 2, 41, 42)
    UNION ALL
    SELECT l.upline_id, u.member_id, l.depth + 1 FROM line l JOIN member_upline u ON u.upline_id = l.downline_id
      JOIN member m ON m.id = u.member_id AND m.type IN (1, 2, 41, 42))
  SELECT * FROM line;
INSERT INTO line_place (member_id, agent_id, joined_at)
  SELECT u.member_id, u.upline_id, u.created_at FROM member_upline u JOIN member a ON a.id = u.upline_id
    WHERE a.type IN (1, 2, 41, 42);

-- Bodies stand in ../functions; here they only come to be, so that triggers can name them.
CREATE FUNCTION agent_line_begun() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION line_joined() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER agent_line_begun AFTER INSERT OR UPDATE OF type ON member FOR EACH ROW WHEN (NEW.type IN (1, 2, 41, 42))
  EXECUTE FUNCTION agent_line_begun();
CREATE TRIGGER line_joined AFTER INSERT ON member_upline FOR EACH ROW EXECUTE FUNCTION line_joined();
