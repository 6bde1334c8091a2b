/** A rule's pattern, anchored at both ends. @throws SyntaxError if it is not a regular expression */
export function wholePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u')
}
