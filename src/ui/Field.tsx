import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import { Icon } from './Icon.tsx'
import type { Parts } from './parts.ts'
import { pastedInput, pastedPassword } from './pasted-input.ts'

interface FieldProps {
  label: string
  hint?: string | undefined
  /** Shown below the field and linked to it; makes the field invalid. */
  error?: string | undefined
  children?: Parts
}

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'children'>

/** A labelled text field with hint and error. `children` go between the input and its messages. */
export function TextField({ label, hint, error, children, ...input }: FieldProps & Input) {
  const id = useId()
  const isCode = input.autoComplete === 'one-time-code' && input.inputMode === 'numeric'
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...pastedInput(input, isCode)} {...described(id, hint, error)} className="input" id={id} />
      {children}
      <Messages id={id} hint={hint} error={error} />
    </div>
  )
}

interface PasswordLabels {
  show: string
  hide: string
}

interface Secret {
  eye: PasswordLabels
  /** The login's password, a new one for it, or `off` for any other (`islands/not-the-login.ts`). */
  autoComplete: 'current-password' | 'new-password' | 'off'
}

/** A password field with a button that shows the password. Pasting works, and nothing is trimmed, except for spaces between digits. */
export function PasswordField({
  label,
  hint,
  error,
  children,
  eye,
  ...input
}: FieldProps & Omit<Input, 'autoComplete'> & Secret) {
  const id = useId()
  const [seen, setSeen] = useState(false)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="with-eye">
        <input
          {...pastedPassword(input)}
          {...described(id, hint, error)}
          className="input"
          id={id}
          type={seen ? 'text' : 'password'}
        />
        <button
          type="button"
          aria-label={seen ? eye.hide : eye.show}
          aria-pressed={seen}
          onClick={() => setSeen(!seen)}
        >
          <Icon name={seen ? 'eye-off' : 'eye'} />
        </button>
      </div>
      {children}
      <Messages id={id} hint={hint} error={error} />
    </div>
  )
}

interface CheckProps {
  label: ReactNode
  error?: string | undefined
}

export function CheckField({ label, error, ...input }: CheckProps & Input) {
  const id = useId()
  return (
    <div className="field">
      <label className="check">
        <input {...input} {...described(id, undefined, error)} type="checkbox" />
        <span>{label}</span>
      </label>
      <Messages id={id} error={error} />
    </div>
  )
}

function described(id: string, hint: string | undefined, error: string | undefined) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined }
}

function Messages({ id, hint, error }: { id: string; hint?: string | undefined; error?: string | undefined }) {
  return (
    <>
      {error && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}
