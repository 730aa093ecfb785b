import { asSeller, type Call, HALF, NUL } from './call.ts'
import { OTP, PASSWORD } from './world.ts'

/** What asks an owner for password and code again. */
const protectedChange: Omit<Call, 'path'> = {
  as: 'guarded',
  types: ['json'],
  body: ({ totpCode }) => ({ password: PASSWORD, totp_code: totpCode }),
  required: ['password', 'totp_code'],
  fields: { password: 'password', totp_code: 'code' },
  wrong: ({ totpCode }) => [
    { password: 'wrong', totp_code: totpCode },
    ...['000000', NUL, HALF, 'ABCDE-FGHJK'].map((totp_code) => ({ password: PASSWORD, totp_code })),
  ],
}

export const accountCalls: Record<string, Call> = {
  'POST /auth/register': {
    path: () => '/auth/register',
    types: ['json'],
    body: () => ({
      email: 'new@example.org',
      password: 'correct horse',
      whatsapp_number: '03001234567',
      country_code: '+92',
      referral_code: 'ABC',
    }),
    required: ['email', 'password', 'whatsapp_number'],
    fields: {
      email: 'email',
      password: 'password',
      whatsapp_number: 'phone',
      country_code: 'countryCode',
      referral_code: 'notes',
    },
  },
  'POST /auth/login': {
    path: () => '/auth/login',
    types: ['json'],
    body: () => ({ email: 'seller@example.org', password: 'wrong' }),
    required: ['email', 'password'],
    fields: { email: 'email', password: 'password' },
  },
  'GET /auth/verify': {
    path: () => '/auth/verify?token=unknown',
    query: { token: ['', 'x', 'x'.repeat(300), '%00', "' or 1=1 --"] },
  },
  'GET /auth/me': { as: 'seller', path: () => '/auth/me' },
  'POST /auth/logout': { ...asSeller, path: () => '/auth/logout' },
  'POST /auth/resend-verification': {
    path: () => '/auth/resend-verification',
    types: ['json'],
    body: () => ({ email: 'unverified@example.org' }),
    required: ['email'],
    fields: { email: 'email' },
  },
  'POST /auth/forgot-password': {
    path: () => '/auth/forgot-password',
    types: ['json'],
    body: () => ({ email: 'seller@example.org' }),
    required: ['email'],
    fields: { email: 'email' },
  },
  'POST /auth/reset-password': {
    path: () => '/auth/reset-password',
    types: ['json'],
    body: () => ({ email: 'forgetful@example.org', otp: OTP, new_password: 'another horse' }),
    required: ['email', 'otp', 'new_password'],
    fields: { email: 'email', otp: 'code', new_password: 'password' },
  },
  'GET /auth/totp': { as: 'guarded', path: () => '/auth/totp' },
  'POST /auth/totp/setup': {
    as: 'admin',
    path: () => '/auth/totp/setup',
    types: ['json'],
    body: () => ({ password: PASSWORD }),
    required: ['password'],
    fields: { password: 'password' },
    wrong: () => [{ password: 'wrong' }],
  },
  'POST /auth/totp/confirm': {
    as: 'pending',
    path: () => '/auth/totp/confirm',
    types: ['json'],
    body: ({ totpCode }) => ({ totp_code: totpCode }),
    required: ['totp_code'],
    fields: { totp_code: 'code' },
    wrong: () => ['000000', NUL, HALF, '-1', 'ABCDE-FGHJK'].map((totp_code) => ({ totp_code })),
  },
  'POST /auth/totp/recovery-codes': { path: () => '/auth/totp/recovery-codes', ...protectedChange },
  'POST /auth/totp/disable': { path: () => '/auth/totp/disable', ...protectedChange },
  'GET /country-codes': { path: () => '/country-codes' },
  'GET /geo': { path: () => '/geo' },
}
