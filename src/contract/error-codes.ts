/**
 * What tells failures apart on the wire: every failed call answers `{detail, code}` with one of these. `detail` is for people, and may be
 * worded anew at any time.
 */
export const errorCodes = [
  'bad_request',
  'unauthorized',
  'forbidden',
  /** The right password of an address that nobody has confirmed yet. */
  'email_unverified',
  /** Too many wrong passwords for the account: the one that is mailed comes with the next try. */
  'sign_in_code_required',
  /** An administrator without two-step sign-in, where others reach this server. */
  'totp_setup_required',
  'plan_limit',
  'not_found',
  'conflict',
  /** What was to be saved is of an older state than the one there is. */
  'changed_elsewhere',
  'too_large',
  'unsupported',
  'invalid',
  'too_many',
  /** The server's own failure, which the caller can do nothing about. */
  'internal',
  'unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]
