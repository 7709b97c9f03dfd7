export { Message } from './Message/Message.tsx';
