import { faultText } from '#api/fault-text.ts'
import type { OpenSession, TrustedAddress } from '#contract/account/security/get-sessions.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAction } from '#islands/use-action.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { deviceText } from '#lib/device-text.ts'
import { momentText } from '#lib/moment-text.ts'
import {
  endOtherSessions,
  endSession,
  removeAddress,
  type Sessions,
  sessions,
} from '#stores/account/security/security.ts'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'
import { Panel } from './Panel.tsx'

/** Sessions of the account, its last uses, and devices that need no second step. */
export function SessionPanels({ locale }: { locale: string }) {
  const t = useWords<'security' | 'errors' | 'centre'>()
  const state = useAnswer(sessions.$state)
  return (
    <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={sessions.refresh}>
      {(value) => (
        <>
          <OpenSessions value={value} locale={locale} />
          <Addresses addresses={value.addresses} locale={locale} />
        </>
      )}
    </Resource>
  )
}

function OpenSessions({ value, locale }: { value: Sessions; locale: string }) {
  const t = useWords<'security' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const { previousLogin } = value
  return (
    <Panel title={t('sessions.title')} lead={t('sessions.lead')}>
      <ul className="security__list">
        {value.sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} locale={locale} />
        ))}
      </ul>
      {value.sessions.length > 1 && (
        <ConfirmButton
          label={t('sessions.endOthers')}
          question={t('sessions.endOthers.ask')}
          yes={t('sessions.endOthers.yes')}
          no={t('sessions.keep')}
          busy={busy}
          onYes={() => void run?.(endOtherSessions)}
        />
      )}
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <p className="column__lead">
        {previousLogin
          ? t('sessions.before', {
              when: momentText(previousLogin.at, locale),
              device: deviceText(previousLogin) || t('sessions.unknown'),
              place: previousLogin.place,
            })
          : t('sessions.first')}
      </p>
    </Panel>
  )
}

function SessionRow({ session, locale }: { session: OpenSession; locale: string }) {
  const t = useWords<'security' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const { sessionId, isCurrent, startedAt, lastSeenAt, place } = session
  const device = deviceText(session) || t('sessions.unknown')
  return (
    <li>
      <div className="security__row">
        <div>
          <strong>{`${device} `}</strong>
          {isCurrent && <span className="status status--won">{t('sessions.current')}</span>}
          <p className="column__lead">
            {t('sessions.facts', {
              place,
              started: momentText(startedAt, locale),
              seen: momentText(lastSeenAt, locale),
            })}
          </p>
        </div>
        {!isCurrent && (
          <button
            type="button"
            className="button button--line"
            aria-disabled={busy}
            onClick={() => void run?.(() => endSession(sessionId))}
          >
            <span>{t('sessions.end')}</span>
            <span className="unseen">{` ${device}`}</span>
          </button>
        )}
      </div>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
    </li>
  )
}

function Addresses({ addresses, locale }: { addresses: readonly TrustedAddress[]; locale: string }) {
  const t = useWords<'security' | 'errors' | 'centre'>()
  return (
    <Panel title={t('addresses.title')} lead={t('addresses.lead')}>
      {addresses.length === 0 ? (
        <p className="column__lead">{t('addresses.empty')}</p>
      ) : (
        <ul className="security__list">
          {addresses.map((address) => (
            <AddressRow key={address.addressId} address={address} locale={locale} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function AddressRow({ address, locale }: { address: TrustedAddress; locale: string }) {
  const t = useWords<'security' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const { addressId, place, firstSeenAt, lastSeenAt } = address
  return (
    <li>
      <div className="security__row">
        <div>
          <strong>{place}</strong>
          <p className="column__lead">
            {t('addresses.facts', { first: momentText(firstSeenAt, locale), last: momentText(lastSeenAt, locale) })}
          </p>
        </div>
        <button
          type="button"
          className="button button--line"
          aria-disabled={busy}
          onClick={() => void run?.(() => removeAddress(addressId))}
        >
          <span>{t('addresses.remove')}</span>
          <span className="unseen">{` ${place}`}</span>
        </button>
      </div>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
    </li>
  )
}
