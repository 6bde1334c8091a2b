import { useState } from 'react'
import { mostPasskeys, type Passkey } from '#contract/account/auth/passkey.ts'
import { hasPasskeys } from '#islands/passkey-support.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { $role } from '#stores/account/auth/session.ts'
import type { Protection } from '#stores/account/security/security.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { PasskeyAddForm, PasskeyRemoveForm } from './lazy-forms.ts'
import { More } from './More.tsx'
import { Panel } from './Panel.tsx'

interface Props {
  language: string
  locale: string
  protection: Protection
}

/** Passkeys: added with the password, listed, removed. A browser that can use none shows only those that are there. */
export function PasskeyPanel({ language, locale, protection }: Props) {
  const t = useWords<'security'>()
  const [done, setDone] = useState<{ what: 'added' | 'removed'; turn: number }>()
  const say = (what: 'added' | 'removed') => setDone((last) => ({ what, turn: (last?.turn ?? 0) + 1 }))
  const { domain = null, list = [] } = protection.passkeys ?? {}
  // The agents' login page accepts passwords only.
  const canAdd = useStore($role) !== 'agent' && hasPasskeys(domain)
  if (!canAdd && list.length === 0) return null
  return (
    <Panel title={t('passkeys.title')} lead={t('passkeys.lead')}>
      {done && (
        <div key={`done ${done.turn}`} ref={takeFocus} tabIndex={-1}>
          <Notice kind="success">{t(`passkeys.${done.what}`)}</Notice>
        </div>
      )}
      {list.length === 0 ? (
        <p className="column__lead">{t('passkeys.empty')}</p>
      ) : (
        <ul className="security__list">
          {list.map((passkey) => (
            <PasskeyRow
              key={passkey.passkeyId}
              passkey={passkey}
              language={language}
              locale={locale}
              onRemoved={() => say('removed')}
            />
          ))}
        </ul>
      )}
      {!canAdd ? (
        <Notice kind="info">{t('passkeys.notHere')}</Notice>
      ) : !protection.password.isSet ? (
        <Notice kind="info">{t('passkeys.needsPassword')}</Notice>
      ) : list.length >= mostPasskeys ? (
        <Notice kind="info">{t('passkeys.full', { most: mostPasskeys })}</Notice>
      ) : (
        // Closed again once one was added.
        <More key={`add ${list.length}`} title={t('passkeys.add')}>
          <p className="column__lead">{t('passkeys.add.text')}</p>
          <PasskeyAddForm language={language} onAdded={() => say('added')} />
        </More>
      )}
    </Panel>
  )
}

interface RowProps {
  passkey: Passkey
  language: string
  locale: string
  onRemoved: () => void
}

function PasskeyRow({ passkey, language, locale, onRemoved }: RowProps) {
  const t = useWords<'security'>()
  const { passkeyId, kept, addedAt, lastUsedAt } = passkey
  const name = passkey.name || t('sessions.unknown')
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="column__lead">
          {`${t(`passkeys.kept.${kept}`)} ${t('passkeys.addedOn', { when: momentText(addedAt, locale) })} ${lastUsedAt ? t('passkeys.usedOn', { when: momentText(lastUsedAt, locale) }) : t('passkeys.unused')}`}
        </p>
      </div>
      <More title={t('passkeys.remove', { name })}>
        <p className="column__lead">{t('passkeys.remove.text')}</p>
        <PasskeyRemoveForm language={language} passkeyId={passkeyId} onRemoved={onRemoved} />
      </More>
    </li>
  )
}
