-- Lists of some days are read by moment and id: in an order by id alone, the rows of a past month come after all newer ones.

CREATE INDEX point_entry_by_moment ON point_entry (member_id, at, id);
CREATE INDEX point_entry_of_type_by_moment ON point_entry (member_id, type, at, id);
CREATE INDEX point_order_by_moment ON point_order (member_id, placed_at, id);
CREATE INDEX rebate_by_period ON rebate (member_id, starts_at, id) WHERE state <> 'open' AND rate > 0;

DROP INDEX point_entry_of_member;
DROP INDEX point_entry_of_type;
DROP INDEX point_order_of_member;
DROP INDEX rebate_of_member;
