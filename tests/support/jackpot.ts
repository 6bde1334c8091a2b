import type { GatewayDeps } from '#gateway/deps.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { runJackpot } from '#gateway/rewards/jackpot/run-jackpot.ts'
import { type JackpotSetting, jackpotSetting } from '#gateway/rewards/jackpot/setting.ts'
import { rowsAs } from './rows.ts'

/** A small pot of 10.00 to 11.00 that grows by 1 % of slots: 10,000 minor units of bets bring 1.00. */
const small: JackpotSetting = { ...jackpotSetting.fallback, enabled: true, start: '1000', ceiling: '1100' }

/** Turns the jackpot on; the next run of its job opens a pot. */
export function enableJackpot(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  wish: Partial<JackpotSetting> = {},
): Promise<void> {
  return writeSetting(database, jackpotSetting.name, { ...small, ...wish }, now())
}

/** Runs the job until it has counted all: transactions of other databases of the same server hold it back too. */
export async function jackpotCaughtUp(deps: GatewayDeps): Promise<void> {
  for (;;) {
    await runJackpot(deps)
    const [mark] = await rowsAs<{ done: boolean }>(
      deps.database,
      // Without a pot the mark stays; the next one begins behind the transactions that have ended.
      `SELECT NOT EXISTS (SELECT FROM wager WHERE settled_xid >= CASE
           WHEN EXISTS (SELECT FROM jackpot_pot WHERE state = 'running') THEN counted_to
           ELSE pg_snapshot_xmin(pg_current_snapshot())::text::bigint END) AS done
       FROM jackpot_mark`,
    )
    if (mark?.done) return
  }
}
