import { useWords } from '#islands/Words.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Notice } from '#ui/Notice.tsx'

/** New recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useWords<'security' | 'auth-steps'>()
  return (
    <div className="security__codes">
      <Notice kind="info">{t('codes.text')}</Notice>
      <ul aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="security__asked">
        <CopyButton
          text={codes.join('\n')}
          label={t('codes.copy')}
          done={{ title: t('codes.copied'), text: t('codes.copied.text'), confirm: t('ok') }}
          failed={t('authenticator.copyFailed')}
        />
        <button type="button" className="button" onClick={onKept}>
          {t('codes.kept')}
        </button>
      </div>
    </div>
  )
}
