import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NewPassword } from '#islands/account/auth/NewPassword.tsx'
import { PasswordLogin } from '#islands/account/auth/PasswordLogin.tsx'
import { RareField } from '#islands/account/auth/RareField.tsx'
import { SecretField } from '#islands/account/security/SecretField.tsx'
import { WithdrawPasswordForm } from '#islands/account/security/WithdrawPasswordForm.tsx'
import { FirstWithdrawPassword } from '#islands/money/withdrawals/FirstWithdrawPassword.tsx'
import { WithdrawPasswordField } from '#islands/money/withdrawals/WithdrawPasswordField.tsx'
import { PointPassword } from '#islands/rewards/points/PointPassword.tsx'
import { $session } from '#stores/account/auth/session.ts'

const nothing = () => undefined
const sent = async () => undefined

// Without a browser, a component reads the first value of a store.
beforeAll(() => Object.assign($session, { init: { token: 't', role: 'member', account: 'maria', currency: 'BRL' } }))
afterAll(() => Object.assign($session, { init: undefined }))

/** The `autocomplete` of each field, with the value of a name. */
function fieldsOf(form: ReactElement): string[] {
  return parse(renderToStaticMarkup(form))
    .querySelectorAll('input:not([type="checkbox"])')
    .map((field) => {
      const token = field.getAttribute('autocomplete') ?? 'none'
      return token === 'username' ? `username ${field.getAttribute('value') ?? ''}`.trim() : token
    })
}

const secret = (kind: 'login' | 'withdraw' | 'new-withdraw') => (
  <SecretField
    kind={kind}
    label=""
    name="secret"
    fields={{
      values: { secret: '' },
      wrong: {},
      names: ['secret'],
      set: nothing,
      setWrong: nothing,
      clear: nothing,
      bind: () => ({ name: 'secret', value: '', error: undefined, onChange: nothing }),
    }}
  />
)

const balance = (password: 'login' | 'payment') => ({ password }) as Parameters<typeof PointPassword>[0]['balance']
const entry = { value: '', error: undefined, onChange: nothing }

test.each<[string, ReactElement, string[]]>([
  [
    'a login',
    <PasswordLogin key="" portal="member" onStep={nothing} onForgot={nothing} />,
    ['username', 'current-password'],
  ],
  [
    'a changed password',
    <NewPassword key="" asksOld onSend={sent} />,
    ['username maria', 'current-password', 'new-password', 'new-password'],
  ],
  [
    'a password that is due',
    <NewPassword key="" account="joana" onSend={sent} />,
    ['username joana', 'new-password', 'new-password'],
  ],
  [
    'the first withdraw password',
    <FirstWithdrawPassword key="" />,
    ['off', 'off', 'username maria', 'current-password'],
  ],
  [
    'another withdraw password',
    <WithdrawPasswordForm key="" isSet />,
    ['off', 'off', 'off', 'username maria', 'current-password'],
  ],
  ['an order of money', <WithdrawPasswordField key="" {...entry} />, ['off']],
  ['points for the withdraw password', <PointPassword key="" balance={balance('payment')} {...entry} />, ['off']],
  [
    'points for the login password',
    <PointPassword key="" balance={balance('login')} {...entry} />,
    ['username maria', 'current-password'],
  ],
  [
    'a registration with a withdraw password',
    <RareField key="" name="paymentPassword" required minAge={undefined} {...entry} />,
    ['off'],
  ],
  ['an act with the login password', secret('login'), ['username maria', 'current-password']],
  ['an act with the withdraw password', secret('withdraw'), ['off']],
  ['an act with a new withdraw password', secret('new-withdraw'), ['off']],
])('the fields of %s (rule 2.27)', (_name, form, tokens) => {
  expect(fieldsOf(form)).toEqual(tokens)
})

const files = readdirSync('src/islands', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => [file, readFileSync(`src/islands/${file}`, 'utf8')] as const)

test('no other form asks for a login password without an account (rule 2.27)', () => {
  const asking = files.filter(([, code]) => /'current-password'|"current-password"/.test(code))
  expect(asking.length).toBeGreaterThan(3)
  const nameless = asking.filter(([, code]) => !/<AccountName|autoComplete="username"/.test(code))
  expect(nameless.map(([file]) => file)).toEqual([])
})

test('a new password stands only in forms that are tested here, in a registration, and where an agent opens an account', () => {
  const choosing = files.filter(([, code]) => /['"]new-password['"]/.test(code)).map(([file]) => file)
  expect(choosing.sort()).toEqual(['account/auth/PasswordPair.tsx', 'agents/links/OpenDownline.tsx'])
})

test('a field for another password than the login\u2019s tells all managers so, not only those that heed `off` (rule 2.27)', () => {
  const fields = files.flatMap(([file, code]) =>
    (code.match(/<PasswordField[^>]*?\/>/gs) ?? []).map((field) => [file, field]),
  )
  expect(fields.length).toBeGreaterThan(6)
  expect(fields.filter(([, field]) => field?.includes('autoComplete="off"')).map(([file]) => file)).toEqual([])
})
