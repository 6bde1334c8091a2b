import type { GatewayDeps } from '#gateway/deps.ts'
import { altchaChallenges } from './altcha.ts'
import type { Challenges } from './challenge.ts'
import { firebaseIdentities } from './firebase.ts'
import type { Identities } from './identity.ts'
import type { Messages, Messenger } from './messages.ts'
import { outboxMessenger } from './outbox.ts'
import { smsWebhook } from './sms-webhook.ts'
import { smtpMessenger } from './smtp.ts'

/** The challenges of the configuration. */
export function configuredChallenges(deps: GatewayDeps): Challenges {
  const altcha = altchaChallenges(deps)
  if (deps.config.challenge === 'altcha') return altcha
  // Pictures are still asked for, and who cannot see them needs another way.
  return {
    required: false,
    offer: async (purpose) =>
      purpose === 'letters' ? await altcha.offer(purpose) : { provider: 'none', challenge: null },
    accept: async (solution, purpose) => purpose !== 'letters' || (await altcha.accept(solution, purpose)),
  }
}

/** The provider of the configuration, if there is one. */
export function configuredIdentities({ config, now }: GatewayDeps): Identities | undefined {
  return config.firebaseProjectId === undefined ? undefined : firebaseIdentities(config.firebaseProjectId, now)
}

/**
 * The messengers of the configuration: a provider where there is one, else the outbox of a demonstration. A provider
 * is not waited for: how long it takes would tell whether there was anything to send.
 */
export function configuredMessages(deps: GatewayDeps): Messages {
  const { outbox, smsWebhookUrl, smsWebhookSecret, smtpUrl, mailFrom } = deps.config
  const kept = (channel: 'sms' | 'email') => (outbox ? outboxMessenger(deps, channel) : undefined)
  return {
    sms: smsWebhookUrl === undefined ? kept('sms') : inBackground(deps, smsWebhook(smsWebhookUrl, smsWebhookSecret)),
    email:
      smtpUrl === undefined || mailFrom === undefined
        ? kept('email')
        : inBackground(deps, smtpMessenger(smtpUrl, mailFrom)),
  }
}

function inBackground({ log }: GatewayDeps, send: Messenger): Messenger {
  return async (message) => {
    void send(message).catch((thrown: unknown) => {
      // The message of a provider's error may hold the number or the text.
      log.error({ problem: thrown instanceof Error ? thrown.name : typeof thrown }, 'message was not taken')
    })
  }
}
