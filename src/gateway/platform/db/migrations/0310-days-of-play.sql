-- On which days of a month an account bet with money that counts, below the agent it stood under: bit 0 is the first day of the
-- month. From these it is told how many accounts of a large line were active between any two days, without reading its bets.
CREATE TABLE line_days (
  agent_id bigint NOT NULL REFERENCES member,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  currency char(3) NOT NULL,
  member_id bigint NOT NULL REFERENCES member,
  days integer NOT NULL CHECK (days > 0),
  PRIMARY KEY (agent_id, month, currency, member_id)
) WITH (fillfactor = 80);

INSERT INTO line_days
  SELECT agent_id, date_trunc('month', day)::date, currency, member_id, bit_or(1 << (extract(day FROM day)::integer - 1))
  FROM line_play WHERE valid_bet > 0 GROUP BY 1, 2, 3, 4;
