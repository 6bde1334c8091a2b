import { deleteOldCaptchas } from '#gateway/auth/captchas.ts'
import { forgetCodes } from '#gateway/auth/codes.ts'
import { forgetHandoffs } from '#gateway/auth/handoff.ts'
import { forgetOldFailures } from '#gateway/auth/login-guard.ts'
import { forgetResets } from '#gateway/auth/recovery.ts'
import { forgetSteps } from '#gateway/auth/second-step.ts'
import { endStaleSessions } from '#gateway/auth/sessions.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { forgetOldEvents } from '#gateway/events/tickets.ts'
import { recoverOpenRounds } from '#gateway/game/recovery.ts'
import { expireHolds } from '#gateway/ledger/holds.ts'
import { forgetChallenges } from '#gateway/ports/altcha.ts'
import { rotateSealKeys } from '#gateway/system/seal-keys.ts'
import { forgetSealed } from '#gateway/system/sealed-bodies.ts'

export interface Job {
  readonly name: string
  /** Cron pattern with seconds, in UTC. */
  readonly times: string
  /** Repeating it changes nothing that is done already. */
  run(deps: GatewayDeps): Promise<void>
}

/** What the gateway does by itself. The seconds differ so that not all start at once. */
export const jobs: readonly Job[] = [
  { name: 'end stale sessions', times: '10 * * * * *', run: ({ database, now }) => endStaleSessions(database, now()) },
  {
    name: 'settle abandoned rounds',
    times: '20 * * * * *',
    async run(deps) {
      const settled = await recoverOpenRounds(deps)
      if (settled > 0) deps.log.warn({ settled }, 'settled rounds whose request was lost')
    },
  },
  {
    name: 'expire holds',
    times: '30 * * * * *',
    async run({ database, now, log }) {
      const expired = await expireHolds(database, now())
      if (expired.length > 0) log.info({ expired: expired.length }, 'holds expired')
    },
  },
  {
    name: 'rotate sealing keys',
    times: '40 * * * * *',
    run: ({ database, config, now }) => rotateSealKeys(database, now(), config.keyRotationHours * 3_600_000),
  },
  {
    name: 'forget what has expired',
    times: '50 */5 * * * *',
    async run({ database, now }) {
      await deleteOldCaptchas(database, now())
      await forgetOldFailures(database, now())
      await forgetSealed(database, now())
      await forgetOldEvents(database, now())
      await forgetCodes(database, now())
      await forgetResets(database, now())
      await forgetSteps(database, now())
      await forgetHandoffs(database, now())
      await forgetChallenges(database, now())
      await database.query('DELETE FROM rate_limit WHERE expire < $1', [now().getTime()])
    },
  },
]
