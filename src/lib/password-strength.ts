/**
 * A rough estimate from 0 (none) to 4 (strong) for the meter beside a new password. Length counts most, then kinds of
 * characters. It is only advice; the gateway decides which passwords are accepted.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const varied = new Set(password).size
  if (password.length < 8 || varied < 5) return 1
  const points =
    (password.length >= 12 ? 2 : 1) + (password.length >= 16 ? 1 : 0) + (kinds >= 3 ? 1 : 0) + (varied >= 10 ? 1 : 0)
  return points >= 4 ? 4 : points >= 2 ? 3 : 2
}
