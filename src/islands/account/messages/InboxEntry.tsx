import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { Message } from '#contract/account/messages/message.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { dayIn } from '#lib/civil-days.ts'
import { dateFormat } from '#lib/formats.ts'
import { localPath } from '#lib/local-path.ts'
import { momentText } from '#lib/moment-text.ts'
import { deleteMessage, openMessage } from '#stores/account/messages/messages.ts'
import { $zone, todayIn } from '#stores/period.ts'
import { Fold } from '#ui/Fold.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { messageText } from './message-text.ts'

interface Props extends ScreenProps {
  message: Message
  unread: boolean
  /** Its address within this screen, for messages that are about another part of it. */
  feedbackHref: string
  onDeleted: () => void
}

/** A message that opens in place, and is read from then on. */
export function InboxEntry({ language, locale, menu, message, unread, feedbackHref, onDeleted }: Props) {
  const t = useWords<'messages' | 'withdrawals' | 'kyc-needed' | 'errors' | 'centre'>()
  const opening = useAction()
  const { title, text, icon, screen, support } = messageText(message, t, locale)
  const target = menu.find((entry) => entry.screen === screen)
  return (
    <li>
      <Fold
        className="panel inbox__entry"
        data-unread={unread ? '' : undefined}
        onOpen={() => {
          if (unread) void opening.run?.(() => openMessage(message))
        }}
        summary={
          <>
            <span className="inbox__icon">
              <Icon name={icon} small />
            </span>
            <span className="inbox__head">
              <strong>{title}</strong>
              <span>{text}</span>
            </span>
            <span className="inbox__aside">
              <time dateTime={message.sentAt}>{shortText(message.sentAt, locale)}</time>
              {unread && <b className="status inbox__new">{t('inbox.new')}</b>}
            </span>
          </>
        }
      >
        <div className="inbox__inside">
          <p>{text}</p>
          <time dateTime={message.sentAt}>{momentText(message.sentAt, locale)}</time>
          {opening.fault && <Notice kind="error">{faultText(t, opening.fault)}</Notice>}
          <div className="inbox__acts">
            {target && (
              <a className="button" href={target.href}>
                {t('inbox.goTo', { screen: target.text })}
              </a>
            )}
            {message.kind === 'feedback_answered' && (
              <a className="button" href={feedbackHref}>
                {t('inbox.goTo', { screen: t('inbox.view.feedback') })}
              </a>
            )}
            {support && (
              <a className="button" href={localPath(language, '/support/')} data-support="">
                {t('inbox.support')}
              </a>
            )}
            <Delete message={message} onDeleted={onDeleted} />
          </div>
        </div>
      </Fold>
    </li>
  )
}

/** Deletes after a second tap, because a message cannot be restored. */
function Delete({ message, onDeleted }: Pick<Props, 'message' | 'onDeleted'>) {
  const t = useWords<'messages' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <button type="button" className="button button--line" onClick={() => setAsked(true)}>
        {t('inbox.delete')}
      </button>
    )
  return (
    <fieldset className="inbox__ask">
      <legend>{t('inbox.delete.ask')}</legend>
      <button
        type="button"
        className="button button--main"
        aria-disabled={busy}
        onClick={() => void run?.(() => deleteMessage(message).then(onDeleted))}
      >
        {t('inbox.delete.yes')}
      </button>
      <button type="button" className="button button--line" ref={focusNow} onClick={() => setAsked(false)}>
        {t('inbox.delete.no')}
      </button>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
    </fieldset>
  )
}

/** The tapped button is gone, so the harmless one of the two new buttons takes the focus. */
const focusNow = (button: HTMLButtonElement | null) => button?.focus()

/** The time of today, the day of an earlier message, by the operator's clock. */
function shortText(at: string, locale: string): string {
  const timeZone = $zone.get()
  const isToday = dayIn(timeZone, Date.parse(at)) === todayIn(timeZone)
  if (isToday) return momentText(at, locale, timeZone, 'time')
  return dateFormat(locale, 'dayMonth', timeZone).format(new Date(at))
}
