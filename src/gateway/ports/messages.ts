import type { GatewayDeps } from '#gateway/deps.ts'
import { outboxMessenger } from './outbox.ts'
import { smsWebhook } from './sms-webhook.ts'
import { smtpMessenger } from './smtp.ts'

export interface Message {
  /** A number with its plus sign, or an e-mail address. */
  readonly to: string
  /** E-mails only. */
  readonly subject?: string
  readonly text: string
}

/** Carries messages of one kind. What it throws is logged by who sends. */
export type Messenger = (message: Message) => Promise<void>

/** Undefined where the operator has set up nothing that carries them. */
export interface Messages {
  readonly sms: Messenger | undefined
  readonly email: Messenger | undefined
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
