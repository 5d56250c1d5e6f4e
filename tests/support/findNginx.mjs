// Prints where an nginx lies; installs one first when there is none.
import {fromDebian, install, onDebianAsRoot, onPath} from './program.mjs';

const find = () => process.env.NGINX_PATH || onPath('nginx') || onPath('/usr/sbin/nginx');

if (!find() && onDebianAsRoot()) install('nginx', fromDebian('nginx-light'));
const found = find();
if (found) process.stdout.write(found);
else {
  console.error('The test of the rules for nginx needs one: install nginx, or set NGINX_PATH.');
  process.exit(1);
}
