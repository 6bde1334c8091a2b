/**
 * SQL: whether a member was excluded at any time between two moments, by their own choice or by the register. It reads the
 * events, which are kept. The current state forgets a past exclusion when another pause begins.
 */
export const excludedIn = (member: string, from: string, to: string) => `EXISTS (
    SELECT FROM member_protection_event e WHERE e.member_id = ${member} AND e.at < ${to} AND (
      e.action = 'exclusion' AND coalesce((e.details ->> 'until')::timestamptz > ${from}, true)
      OR e.action = 'register-hit' AND NOT EXISTS (SELECT FROM member_protection_event c
        WHERE c.member_id = e.member_id AND c.id > e.id AND c.action = 'register-clear' AND c.at <= ${from})))`
