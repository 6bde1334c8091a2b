import { createTransport } from 'nodemailer'
import type { Messenger } from './messages.ts'

const patience = 10_000

/** Sends e-mails through the operator's mail server. */
export function smtpMessenger(url: string, from: string): Messenger {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // The library must not open files or addresses that a text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to: { name: '', address: to }, subject: subject ?? '', text })
  }
}
