export type AuthFormName = 'login' | 'register' | 'reset';

/** Switches to another form, with the e-mail typed so far. */
export type ChangeAuthForm = (form: AuthFormName, email?: string) => void;
