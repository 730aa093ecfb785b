/** Words of the sign-in forms. */
export const loggedInSuccessfully = 'Logged in successfully!'
export const loginFailed = 'Login failed'
export const email = 'Email'
export const forgotPassword = 'Forgot password?'
export const signIn = 'Sign In'
export const backToSignIn = 'Back to Sign In'
export const charactersValidFor10Minutes = (length: number): string => `${length} characters, valid for 10 minutes`
export const failedToSendOtp = 'Failed to send OTP'
export const sendOtp = 'Send OTP'
export const newPassword = 'New password'
export const atLeastCharacters = (least: number): string => `At least ${least} characters`
export const failedToResetPassword = 'Failed to reset password'
export const otp = 'OTP'
export const resetPassword = 'Reset Password'
export const sendAnotherOtp = 'Send another OTP'
export const failedToSendTheCode = 'Failed to send the code'
export const sendingTheCode = 'Sending the code…'
export const sendAnotherCode = 'Send another code'
export const aFriend = 'A friend'
export const referredByPremiumFor = (referrer: string, price: string): string =>
  `Referred by ${referrer}: Premium for ${price} a month`
export const checkingTheCode = 'Checking the code'
export const theCodeIsValid = 'The code is valid'
export const theCodeIsNotValid = 'The code is not valid'
export const referralCode = 'Referral code'
export const referredBy = (referrer: string): string => `Referred by ${referrer}`
export const registrationFailed = 'Registration failed'
export const whatsappNumber = 'WhatsApp number'
export const ordersReachYouHere = 'Orders reach you here.'
export const createAccount = 'Create Account'
export const failedToResendVerificationEmail = 'Failed to resend verification email.'
export const resendVerificationEmail = (countdownWords: string): string => `Resend Verification Email${countdownWords}`
export const open = (name: string): string => `Open ${name}`
export const nothingThereItCan =
  'Nothing there? It can take a minute. Look under Spam or Promotions too: the mail is from WhatsStore.'
export const wrongAddressChangeIt = 'Wrong address? Change it'
export const emailVerificationFailedPlease = 'Email verification failed. Please try again.'
export const verifyEmail = 'Verify Email'
export const enterTheAppsCode = 'Enter the code from your authenticator app, or a recovery code.'
export const weSentACode =
  'We sent a code to {email}. Type it here, or open the link in the mail. It can take a minute.'
