/** Made by `npm run types` from the values of the server. Do not edit. */
export const PROTOCOL = 2;
