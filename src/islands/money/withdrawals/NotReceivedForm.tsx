import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { uploadProof } from '#stores/account/security/pictures.ts'
import { confirmWithdrawal } from '#stores/money/withdrawals/withdrawal.ts'
import { Notice } from '#ui/Notice.tsx'
import { PictureInput } from '#ui/PictureInput.tsx'

/** The largest number of pictures, and a size in pixels at which a bank statement is readable. */
const mostProofs = 3
const longest = 2_400

interface Props {
  withdrawalId: string
  onBack: () => void
}

/** Says that money did not arrive, with up to three pictures that show it. */
export function NotReceivedForm({ withdrawalId, onBack }: Props) {
  const t = useWords<'withdrawals' | 'uploads' | 'errors'>()
  const { busy, fault, run } = useAction()
  const [proofs, setProofs] = useState<readonly string[]>([])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void run?.(() => confirmWithdrawal(withdrawalId, 'not_received', proofs))
  }
  const add = (file: Blob) =>
    run?.(async () => {
      const id = await uploadProof(file)
      setProofs((before) => [...before, id])
    })
  return (
    <form className="withdraw__confirm" onSubmit={submit}>
      <p>{t('confirm.proof.text')}</p>
      <p role="status">{t('confirm.proof.count', { count: proofs.length, most: mostProofs })}</p>
      <div className="withdraw__acts">
        {proofs.length < mostProofs && (
          <PictureInput longest={longest} busy={busy} onPick={(file) => void add(file)}>
            {t('picture.add')}
          </PictureInput>
        )}
        <button type="submit" className="button button--main" aria-disabled={busy}>
          {t('confirm.proof.send')}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {t('confirm.proof.back')}
        </button>
      </div>
      <p className="field__hint">{t('picture.hint')}</p>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
    </form>
  )
}
