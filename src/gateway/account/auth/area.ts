import { type Area, kept, later, soon } from '#gateway/area.ts'
import type { AuthPorts } from './access.ts'
import { forgetSetups } from './authenticators.ts'
import { deleteOldCaptchas } from './captchas.ts'
import { forgetCodes } from './codes.ts'
import { forgetDevices } from './devices-seen.ts'
import { forgetTickets } from './event-tickets.ts'
import { exported } from './exported.ts'
import { forgetTrials } from './forget-trials.ts'
import { forgetHandoffs } from './handoff.ts'
import { forgetOldAttempts, forgetOldFailures } from './login-guard.ts'
import { forgetPasskeyChallenges } from './passkey-challenges.ts'
import { forgetResets } from './recovery.ts'
import { authRoutes } from './routes.ts'
import { forgetSteps } from './second-step.ts'
import { endStaleSessions, forgetAddresses, forgetSessions } from './sessions.ts'

interface Needed {
  readonly auth: AuthPorts
}

export const authArea: Area<Needed> = {
  calls: (deps, ports) => authRoutes(deps, ports.auth),
  jobs: [
    {
      name: 'end stale sessions',
      times: '10 * * * * *',
      run: ({ database, now }) => endStaleSessions(database, now()),
    },
  ],
  exported,
  retention: {
    // Here, because only trial users go.
    member: later('stay; trial users go 7 days after they came, with all they own', (deps) => forgetTrials(deps)),
    member_authenticator: kept('stay'),
    member_identity: kept('stay'),
    passkey: kept('stay until they are removed'),
    recovery_code: kept('stay, used ones too, until new ones replace them'),
    member_address: later('365 days after their last use, but for each member’s last', ({ database, now }) =>
      forgetAddresses(database, now()),
    ),
    member_device: later('365 days after their last use', ({ database, now }) => forgetDevices(database, now())),
    invitation_code: kept('stay'),
    session: later('`SESSION_DAYS` after their end', ({ database, now, config }) =>
      forgetSessions(database, now(), config.sessionDays),
    ),
    session_handoff: soon('a minute', ({ database, now }) => forgetHandoffs(database, now())),
    event_ticket: soon('half a minute', ({ database, now }) => forgetTickets(database, now())),
    authenticator_setup: soon('10 minutes', ({ database, now }) => forgetSetups(database, now())),
    passkey_challenge: soon('5 minutes', ({ database, now }) => forgetPasskeyChallenges(database, now())),
    captcha: soon('5 minutes', ({ database, now }) => deleteOldCaptchas(database, now())),
    login_guard: soon('a day after the last failure', ({ database, now }) => forgetOldFailures(database, now())),
    login_attempt: soon('15 seconds', ({ database, now }) => forgetOldAttempts(database, now())),
    login_verification: soon('10 minutes', ({ database, now }) => forgetSteps(database, now())),
    one_time_code: soon('a day after their end', ({ database, now }) => forgetCodes(database, now())),
    password_reset: soon('30 minutes', ({ database, now }) => forgetResets(database, now())),
  },
}
