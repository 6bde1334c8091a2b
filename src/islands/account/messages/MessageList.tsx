import { useEffect, useRef, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { messageGroups } from '#contract/account/messages/message.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useAction } from '#islands/use-action.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import {
  $opened,
  $touched,
  followInbox,
  inbox,
  inboxFilter,
  isUnread,
  keepOpened,
  markAllRead,
} from '#stores/account/messages/messages.ts'
import { $isUnreadKnown, $unread } from '#stores/account/security/profile.ts'
import { useStore } from '#stores/use-store.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { InboxEntry } from './InboxEntry.tsx'

interface Props extends ScreenProps {
  /** Address of the other view, for messages about it. */
  feedbackHref: string
}

const groups = [undefined, ...messageGroups]

/** Messages of the house to the member, newest first. Each opens in place. */
export function MessageList({ feedbackHref, ...props }: Props) {
  const t = useWords<'messages' | 'withdrawals' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(inbox.$state)
  const filter = useStore(inboxFilter.$filter)
  const touched = useStore($touched)
  const unread = useStore($unread)
  const isKnown = useStore($isUnreadKnown)
  const opened = useStore($opened)
  const marking = useAction()
  const [isDeleted, setDeleted] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(followInbox, [])
  const show = (change: Partial<typeof filter>) => {
    $opened.set(undefined)
    inboxFilter.show({ ...filter, cursor: undefined, ...change })
  }
  const isReadHere = filter.state === 'unread' && filter.cursor === undefined
  const isFiltered = filter.group !== undefined || filter.state !== undefined
  return (
    <>
      <div className="inbox__bar">
        <p role="status" tabIndex={-1} ref={status}>
          {isDeleted && <span>{`${t('inbox.deleted')} `}</span>}
          {unread > 0 ? (
            <span>{t('inbox.unread', { count: unread })}</span>
          ) : (
            isKnown && <span>{t('inbox.allRead')}</span>
          )}
        </p>
        {unread > 0 && (
          <button
            type="button"
            className="button button--line"
            aria-disabled={marking.busy}
            onClick={() => void marking.run?.(markAllRead)}
          >
            {t('inbox.markAll')}
          </button>
        )}
      </div>
      {marking.fault && <Notice kind="error">{faultText(t, marking.fault)}</Notice>}
      <div className="chips">
        <fieldset className="inbox__groups">
          <legend className="unseen">{t('inbox.group')}</legend>
          {groups.map((group) => (
            <label className="chip" key={group ?? 'all'}>
              <input
                type="radio"
                name="inbox-group"
                checked={filter.group === group}
                onChange={() => show({ group })}
              />
              {/* Fixed: its group is the key. */}
              {t(`inbox.group.${group ?? 'all'}`)}
            </label>
          ))}
        </fieldset>
        <label className="chip">
          <input
            type="checkbox"
            checked={filter.state === 'unread'}
            onChange={({ target: { checked } }) => show({ state: checked ? 'unread' : undefined })}
          />
          {/* Fixed: a word of the filter. */}
          {t('inbox.unreadOnly')}
        </label>
      </div>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={inbox.refresh}>
        {({ list, next, previous }) => {
          const shown = keepOpened(list, isReadHere ? opened : undefined).filter(
            ({ messageId }) => touched[messageId] !== 'deleted',
          )
          return (
            <>
              {shown.length > 0 ? (
                <ul className="inbox__list">
                  {shown.map((message) => (
                    <InboxEntry
                      key={message.messageId}
                      {...props}
                      message={message}
                      unread={isUnread(message, touched)}
                      feedbackHref={feedbackHref}
                      onDeleted={() => {
                        setDeleted(true)
                        status.current?.focus()
                      }}
                    />
                  ))}
                </ul>
              ) : isFiltered ? (
                <Empty title={t('inbox.none.title')} text={t('inbox.none.text')}>
                  <button type="button" className="button" onClick={() => show({ group: undefined, state: undefined })}>
                    {t('inbox.none.all')}
                  </button>
                </Empty>
              ) : (
                <Empty title={t('inbox.empty.title')} text={t('inbox.empty.text')} />
              )}
              <CursorPager
                next={next}
                previous={previous}
                href={(cursor) => inboxFilter.address({ ...filter, cursor })}
                onPage={(cursor) => inboxFilter.show({ ...filter, cursor })}
                labels={tableWords(t).pager}
              />
            </>
          )
        }}
      </Resource>
    </>
  )
}
