-- The order by losses sums the requested days of a whole line. Where that line is most of the table, it would read all days: these rows
-- stand in the order of their days, so that a few kilobytes tell where the requested ones are.
CREATE INDEX line_play_by_day ON line_play USING brin (day) WITH (pages_per_range = 64, autosummarize = on);
CREATE INDEX line_money_by_day ON line_money USING brin (day) WITH (pages_per_range = 64, autosummarize = on);
