/** Words of the sign-in screens. */
export const whatsstore = 'WhatsStore'
export const backToHome = 'Back to Home'
export const gmail = 'Gmail'
export const outlook = 'Outlook'
export const yahooMail = 'Yahoo Mail'
export const oneMoment = 'One moment…'
export const yourAccountWillBe = (days: number): string =>
  `Your account will be deleted in ${days} days. Sign in before then to keep it. The exact date is in your email.`
export const goodbyeForNow = 'Goodbye for now'
export const welcomeBack = 'Welcome back'
export const changedYourMindSign = 'Changed your mind? Sign in to keep your account.'
export const signInToRun = 'Sign in to run your store.'
export const createAnAccount = 'Create an account'
export const newToWhatsstore = 'New to WhatsStore?'
export const twoStepVerification = 'Two-step verification'
export const thisAccountAsksFor = 'This account asks for a code at sign-in.'
export const isItYou = 'Is it you?'
export const somebodyTriedManyWrong =
  'Somebody tried many wrong passwords for this account. Enter the code from your email to sign in.'
export const createYourAccount = 'Create your account'
export const freeForYourFirst = 'Free for your first 5 products. No card needed.'
export const signIn = 'Sign in'
export const alreadyHaveAnAccount = 'Already have an account?'
export const forgotYourPassword = 'Forgot your password?'
export const weSendAOne = 'We send a one-time password (OTP) to your email.'
export const chooseANewPassword = 'Choose a new password'
export const youOpenedTheLink =
  'You opened the link from our email, so no OTP is needed. A new password signs all your devices out.'
export const checkYourEmail = 'Check Your Email'
export const theLinkDidNotWork = 'The link did not work'
export const isThisYourNewEmail = 'Is this your new email?'
export const yourWhatsstoreAccountGets = 'Your WhatsStore account gets this address as soon as you confirm it.'
export const confirmNewEmail = 'Confirm New Email'
export const wasntThisYou = 'Wasn’t this you?'
export const weUndoWhatWas =
  'We undo what was changed since then: your email, two-step sign-in, numbers, WhatsApp and its messages. Every device is signed out, and you choose a new password.'
export const secureMyAccount = 'Secure My Account'
export const pleaseTryAgain = 'Please try again.'
export const pleaseTryAgainLater = 'Please try again later.'
export const yourEmailWasChanged = 'Your email was changed'
export const yourAccountIsSafe = 'Your account is safe'
export const goToDashboard = 'Go to Dashboard'
export const chooseNewPassword = 'Choose New Password'
export const yourEmail = 'Your email'
export const goToYourAccount = 'Go to Your Account'
export const workIn = (storeName: string): string => `Work in ${storeName}`
export const chooseAPassword = 'Choose a password'
export const atLeastCharacters = (least: number): string => `At least ${least} characters`
export const acceptInvitation = 'Accept Invitation'
export const yourInvitation = 'Your invitation'
export const youWorkInNow = (storeName: string): string => `You work in ${storeName} now`
export const signInWithYour = 'Sign in with your email and your password.'
export const signInButton = 'Sign In'
export const verificationFailed = 'Verification failed'
export const emailVerificationFailedPlease = 'Email verification failed. Please try again.'
export const backToSignIn = 'Back to Sign In'
export const verifyingYourEmail = 'Verifying your email'
export const oneLastStep = 'One last step'
export const enterThePasswordYou = 'Enter the password you chose when you signed up.'
export const youAreIn = 'You are in'
export const yourEmailIsVerified = 'Your email is verified'
export const noConnection = 'No connection'
export const yourSessionHasEnded =
  'Your session has ended. Sign in again to go on where you were; what you typed is kept.'
export const youOpenedTheSignInLink =
  'You opened the link from our email. Sign in with your password; no code is needed.'
export const enterTheOtpSentTo = 'Enter the OTP that was sent to {email}, or open the link in the mail.'
export const weSentAVerificationLink =
  'We sent a verification link to {email}. Open it to activate your account; it is valid for 24 hours.'
export const workAndAddress = '{work} You sign in as {email}.'
export const youSignInWith = 'You sign in with {email} from now on.'
export const yourEmailIs = (days: number): string =>
  `Your email is {email}. Every device is signed out, and withdrawals are paused for ${days} days. Choose a new password to go on.`
