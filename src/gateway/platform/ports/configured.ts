import type { GatewayDeps } from '#gateway/deps.ts'
import { altchaChallenges } from './altcha.ts'
import type { Challenges } from './challenge.ts'
import { firebaseIdentities } from './firebase.ts'
import type { Identities } from './identity.ts'
import type { Messages, Messenger } from './messages.ts'
import { outboxMessenger } from './outbox.ts'
import type { PushSender } from './push.ts'
import { sharedSecret } from './secrets.ts'
import { smsWebhook } from './sms-webhook.ts'
import { smtpMessenger } from './smtp.ts'
import { privateKeyFrom, vapidKeys } from './vapid.ts'
import { webPush } from './web-push.ts'

/** The configured challenges. */
export function configuredChallenges(deps: GatewayDeps): Challenges {
  const altcha = altchaChallenges(deps)
  if (deps.config.challenge === 'altcha') return altcha
  // Captchas still exist, and people who cannot see them need an alternative.
  return {
    required: false,
    offer: async (purpose) =>
      purpose === 'letters' ? await altcha.offer(purpose) : { provider: 'none', challenge: null },
    accept: async (solution, purpose) => purpose !== 'letters' || (await altcha.accept(solution, purpose)),
  }
}

/** The configured identity provider, if any. */
export function configuredIdentities({ config, now }: GatewayDeps): Identities | undefined {
  return config.firebaseProjectId === undefined ? undefined : firebaseIdentities(config.firebaseProjectId, now)
}

/**
 * The configured messengers: a provider, or the outbox of a demonstration. Sending is not awaited, because its duration
 * would reveal whether there was anything to send.
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

/**
 * Push messages, unless they are switched off. Without a key of the operator's own, the gateways on a database share one that
 * is made from a secret of theirs.
 */
export function configuredPush({ database, config, now }: GatewayDeps): PushSender | undefined {
  if (config.push === 'off') return undefined
  const { pushPrivateKey: own, pushHosts: hosts, pushContact: contact } = config
  const keys = async () => vapidKeys(own ?? privateKeyFrom(await sharedSecret(database, 'push', now())))
  return webPush({ hosts, contact, keys, now })
}

function inBackground({ log }: GatewayDeps, send: Messenger): Messenger {
  return async (message) => {
    void send(message).catch((thrown: unknown) => {
      // A provider's error message may contain the number or the text.
      log.error({ problem: thrown instanceof Error ? thrown.name : typeof thrown }, 'message was not taken')
    })
  }
}
