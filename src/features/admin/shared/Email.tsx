/** An e-mail address that breaks before its host, not within a word. */
export const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@')
  return (
    <bdi>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  )
}
