/** Encrypted content for HTTP (RFC 8188), as web push uses it (RFC 8291). */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Keys {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    /** The receiver's public key, where something is encrypted for it. */
    readonly dh?: string;
    readonly authSecret: string;
  }

  const ece: {
    encrypt(content: Buffer, keys: Keys): Buffer;
    decrypt(content: Buffer, keys: Keys): Buffer;
  };
  export default ece;
}
