import type { Config } from './config.ts'

/** Explains why the server cannot listen and names the variable to change. Other errors keep their stack. */
export const describeListenError = (
  error: NodeJS.ErrnoException,
  { port, host }: Pick<Config, 'port' | 'host'>,
): string => {
  switch (error.code) {
    case 'EADDRINUSE':
      return `PORT ${port} is already taken on ${host}.`
    case 'EACCES':
      return `PORT ${port} is not open to this user; below 1024 it takes a privileged one.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST ${host} is not an address of this machine.`
    default:
      return error.stack ?? error.message
  }
}
