-- The settlement reads the contracts of a kind that are in force: without this index it reads all that have ended too. 0.3 MB for
-- 10,000 contracts.
CREATE INDEX line_contract_in_force ON line_contract (kind, coalesce(ends_at, 'infinity'));

-- A length of period that was never settled begins with its first contract. At most 0.3 MB for 10,000 contracts.
CREATE INDEX line_contract_version_of_cycle ON line_contract_version ((terms ->> 'cycle'), effective_from);

-- Statements that wait for the operator's approval are few.
CREATE INDEX line_statement_held ON line_statement (id) WHERE state = 'held';

-- Rebates along the line are computed from the teams of one day. Rows stand in the order of their days, as in migration 0440: a few
-- kilobytes tell where a day is.
CREATE INDEX team_play_by_day ON team_play USING brin (day) WITH (pages_per_range = 64, autosummarize = on);
