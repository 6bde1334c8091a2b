-- Links of agents: each is an invitation code with its own terms and its own funnel. See decision 0061.

CREATE TABLE agent_link (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE REFERENCES invitation_code,
  agent_id bigint NOT NULL REFERENCES member,
  -- What the agent calls it; empty for the code that an agent has from the start.
  name text NOT NULL CHECK (length(name) <= 40),
  -- Which kind of account registers by it.
  kind text NOT NULL CHECK (kind IN ('member', 'agent')),
  -- The rebate that new accounts get, in hundredths of a percent.
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 10000),
  expires_at timestamptz,
  max_uses integer CHECK (max_uses > 0),
  -- Registrations. Counted here, so that of two at once the last use is taken by one.
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0 AND uses <= max_uses),
  language text NOT NULL,
  page text NOT NULL CHECK (page ~ '^[a-z]{3,12}$'),
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);
CREATE INDEX agent_link_of_agent ON agent_link (agent_id, id);

-- The codes of before go on without end, for members and without a rebate.
INSERT INTO agent_link (code, agent_id, name, kind, rate, language, page, created_at)
  SELECT code, member_id, '', 'member', 0, 'pt', 'register', created_at FROM invitation_code
    WHERE kind = 'affiliate' ORDER BY created_at, code;

-- Who came by which code.
CREATE INDEX member_upline_by_code ON member_upline (upline_id, code);

-- Visits by a link and civil day of the operator.
CREATE TABLE agent_link_day (
  link_id bigint NOT NULL REFERENCES agent_link,
  day date NOT NULL,
  clicks integer NOT NULL CHECK (clicks > 0),
  PRIMARY KEY (link_id, day)
);

-- Who was counted today, so that nobody counts twice: hashes with the salt of the day. Both are thrown away when the day is over,
-- and after that nobody can say whom a hash was of.
CREATE TABLE agent_link_visitor (
  day date NOT NULL,
  link_id bigint NOT NULL REFERENCES agent_link,
  visitor bytea NOT NULL CHECK (octet_length(visitor) = 16),
  PRIMARY KEY (day, link_id, visitor)
);
CREATE TABLE agent_link_salt (
  day date PRIMARY KEY,
  salt bytea NOT NULL CHECK (octet_length(salt) = 32)
);
