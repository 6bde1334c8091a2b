import type { ProofMethod, ProvedAct } from '#contract/account/security/proof.ts'
import { CodeField } from '#islands/account/auth/CodeField.tsx'
import { useWords } from '#islands/Words.tsx'
import type { Protection } from '#stores/account/security/security.ts'
import { askForProof } from '#stores/account/security/security-acts.ts'
import { TextField } from '#ui/Field.tsx'
import { Segments } from '#ui/Segments.tsx'

interface Props {
  protection: Pick<Protection, 'proofs' | 'hints'>
  act: ProvedAct
  language: string
  method: ProofMethod
  onMethod: (method: ProofMethod) => void
  code: string
  error: string | undefined
  onCode: (code: string) => void
}

/** A second step within a session: by which way, and its code. */
export function ProofFields({ protection, act, language, method, onMethod, code, error, onCode }: Props) {
  const t = useWords<'security' | 'auth' | 'auth-steps' | 'errors' | 'common'>()
  const hint = method === 'authenticator' ? undefined : protection.hints[method]
  return (
    <>
      <Segments
        legend={t('verify.method')}
        value={method}
        options={protection.proofs.map((value) => ({ value, label: t(`verify.${value}`) }))}
        onChange={(next) => {
          onMethod(next)
          onCode('')
        }}
      />
      {method === 'authenticator' ? (
        <TextField
          label={t('verify.authenticator.label')}
          hint={t('verify.authenticator.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          value={code}
          error={error}
          onChange={(event) => onCode(event.target.value)}
        />
      ) : (
        <>
          {hint && <p className="field__hint">{t(`verify.${method}.to`, { target: hint })}</p>}
          <CodeField
            key={method}
            purpose={`security-${method}`}
            label={t('code')}
            ready
            send={() => askForProof(method, act, language)}
            value={code}
            error={error}
            onChange={onCode}
          />
        </>
      )}
    </>
  )
}
