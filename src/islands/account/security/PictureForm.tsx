import { faultText } from '#api/fault-text.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { initialsOf } from '#lib/masked.ts'
import { removeIcon, setIcon } from '#stores/account/security/pictures.ts'
import { $icon } from '#stores/account/security/profile.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { PictureInput } from '#ui/PictureInput.tsx'

/** Pixels that an avatar needs at most. */
const longest = 512

/** The picture of the account: replaced or removed at once. */
export function PictureForm({ account }: { account: string }) {
  const t = useWords<'security' | 'uploads' | 'errors'>()
  const icon = useStore($icon)
  const { busy, fault, run } = useAction()
  return (
    <div className="security__picture">
      <span className="avatar" aria-hidden="true">
        {icon === undefined ? initialsOf(account) : <img src={icon} width="64" height="64" alt="" />}
      </span>
      <div>
        <PictureInput longest={longest} busy={busy} onPick={(file) => void run?.(() => setIcon(file))}>
          {t(icon === undefined ? 'picture.add' : 'picture.change')}
        </PictureInput>
        {icon !== undefined && (
          <button type="button" className="button" aria-disabled={busy} onClick={() => void run?.(removeIcon)}>
            {t('picture.remove')}
          </button>
        )}
      </div>
      <p className="field__hint">{t('picture.hint')}</p>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
    </div>
  )
}
